/** The title of a tab: the most pressing number, unless it is 0, the room, and the console. */
export const tabTitle = (room: string, pressing: number | undefined) =>
  `${pressing ? `(${pressing}) ` : ''}${room} – Quai`;
