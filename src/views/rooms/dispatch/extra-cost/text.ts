const heading = 'Demandes de surcoût';

export const demandsOfBoard = {
  heading,
  title: (count: number | undefined) => (count === undefined ? heading : `${heading} (${count})`),
  fold: 'Demandes',
};
