import { asBlock, laterView } from '../../../ui/later/later-view.tsx';

/** The board is painted without it. */
export const ListExport = laterView(async () => (await import('./list-export.tsx')).ListExport, asBlock);
