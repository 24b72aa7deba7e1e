import { asBlock, laterView } from '../../../ui/later/later-view.tsx';

/** The page is painted without it. */
export const HomeExport = laterView(async () => (await import('./saved-tables.tsx')).HomeExport, asBlock);
