import { dateTimeText } from '../../../../domain/time/paris-time.ts';

const heading = 'Demandes de surcoût';

export const demandsOfBoard = {
  heading,
  title: (count: number | undefined) => (count === undefined ? heading : `${heading} (${count})`),
  fold: 'Demandes',
  /** Of the latest page. */
  open: ({ count, sinceMs }: { readonly count: number; readonly sinceMs: number | null }) => {
    if (count === 0) return '';
    return sinceMs === null
      ? `${count} sans réponse`
      : `${count} sans réponse, la plus ancienne du ${dateTimeText(sinceMs)}`;
  },
};
