import { centerNamed } from '../../../domain/session/current-center.ts';
import { coloursOf } from '../../concepts/center/center-colour.ts';
import { useClient, useTab } from '../../kit/client/context.ts';
import { useQuery } from '../../kit/router/router.tsx';
import type { Centers } from '../../kit/scope/centers.ts';
import { closedDialog } from '../../kit/windows/parameters.ts';
import { Select } from '../../ui/fields/select.tsx';
import styles from './header.module.css';
import { headerTexts } from './text.ts';

/** The current center on its colour; a number without settings is shown as it is (DSP-016, DSP-018, DSP-073). */
export function CenterSelect({ centers }: { readonly centers: Centers | undefined }) {
  const { tab } = useClient();
  const { center } = useTab();
  const query = useQuery();
  const listed = centers?.all ?? [];
  const names = new Map<number, string>(listed.map((it) => [it.id, it.name ?? headerTexts.centerNumber(it.id)]));
  const name = names.get(center) ?? headerTexts.centerNumber(center);
  names.set(center, tab.hasDefaultCenter ? headerTexts.byDefault(name) : name);
  const colours = coloursOf(centers?.current?.color);
  const choose = (value: string) => {
    const chosen = centerNamed(value);
    if (chosen === null) return;
    // Open dialogs belong to the former center (DSP-017).
    query.set(closedDialog, { replace: true });
    tab.switchCenter(chosen);
  };
  return (
    <Select
      label={headerTexts.center}
      value={String(center)}
      choices={[...names].map(([id, name]) => ({ value: String(id), label: name }))}
      className={styles.center}
      style={colours ? { backgroundColor: colours.background, color: colours.text } : undefined}
      onChoose={choose}
    />
  );
}
