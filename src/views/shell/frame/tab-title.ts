/** The title of a tab: how much of what is most pressing there is, where one is, and what this is. */
export const tabTitle = (room: string, pressing: number | undefined) =>
  `${pressing ? `(${pressing}) ` : ''}${room} – Quai`;
