// Where the start page and the customers' files of support are. An address of a person stands in one percent-encoded piece (SUP-002).

export const homePath = '/support/';

export const customerFilePath = (userId: number, email: string) =>
  `/support/user/${encodeURIComponent(userId)}/${encodeURIComponent(email)}/`;

/** Whether an address of the console belongs to a file. */
export const isFilePath = (path: string): boolean => /^\/support\/(order|order-with-center|user)\//i.test(path);
