import { closedDialog } from '../../kit/windows/parameters.ts';
import { again, againAt } from '../../kit/windows/window.ts';
import { demandForm } from './parameters.ts';

/** The form of a demand is opened by the lists of demands, not as a window over any room; Modifier opens it there. */
const at = ({ demandId }: { readonly demandId: number }, replaces: string | null = null) => ({
  ...closedDialog,
  ...demandForm(demandId, replaces),
});

export const demandAgain = {
  isOfBoard: true,
  again: againAt(at, [again('demand.validate', ({ demandId }) => ({ demandId }))]),
};
