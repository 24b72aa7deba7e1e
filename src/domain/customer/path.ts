/** The address of a customer's file: his e-mail stands in one percent-encoded piece (SUP-002). */
export const customerFilePath = (userId: number, email: string) =>
  `/support/user/${encodeURIComponent(userId)}/${encodeURIComponent(email)}/`;
