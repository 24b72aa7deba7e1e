import { may } from '../../../domain/session/permissions.ts';
import { rightDetails, rightTexts } from '../../../domain/session/right-text.ts';
import { ColleaguesWithin } from '../../concepts/colleagues/colleagues.tsx';
import { useSignedIn } from '../../kit/client/context.ts';
import { texts } from '../../kit/text.ts';
import type { GetParameter } from '../../kit/windows/parameters.ts';
import { EmptyDialog } from '../../ui/windows/empty-dialog.tsx';
import { TitleLineContext } from '../../ui/windows/title-line.ts';
import { useActs } from '../search/acts/use-acts.ts';
import { windows } from './all.tsx';
import { useBegun } from './begun.ts';

// What words do is what windows and menus do: with their script, which a second way would divide.
export { useActs, windows };

interface NamedWindowProps {
  readonly name: string;
  readonly get: GetParameter;
  readonly onClose: () => void;
}

/**
 * The window of this name: all of them are one script, fetched once the page is painted (docs/adr/0021). Anybody can
 * type an address: a user without a right for the window sees why in its place (SUP-707).
 */
export function NamedWindow({ name, get, onClose }: NamedWindowProps) {
  const { user } = useSignedIn();
  // Undefined for an unknown name.
  const opened = windows.find((it) => it.name === name);
  const lacking = opened?.needs.find((it) => !may(user, it));
  const view = opened?.show(get, onClose) ?? null;
  const begun = useBegun(lacking ? null : opened?.begins, get);
  if (view !== null && lacking)
    return <EmptyDialog title={texts.noAccess} text={rightDetails[lacking] ?? rightTexts[lacking]} onClose={onClose} />;
  return <TitleLineContext value={begun && <ColleaguesWithin {...begun} />}>{view}</TitleLineContext>;
}
