/** The title of a tab: the most pressing number, if any, the room, and the console. */
export const tabTitle = (room: string, pressing: number | undefined) =>
  `${pressing ? `(${pressing}) ` : ''}${room} – Quai`;
