import { Kbd, Table } from '@radix-ui/themes';
import { useSingleKeysSwitch } from '../../kit/keys/single-keys.ts';
import { usePath } from '../../kit/router/router.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { shortcutsAt, shortcutTexts } from './text.ts';

/** The list under `?`. */
export function ShortcutsPanel({ onClose }: { readonly onClose: () => void }) {
  const path = usePath();
  const [isOn, flip] = useSingleKeysSwitch();
  return (
    <Dialog title={shortcutTexts.title} onClose={onClose}>
      <CheckField label={shortcutTexts.singleKeys} isChecked={isOn} onCheck={flip} />
      {shortcutsAt(path).map(({ where, keys }) => (
        <Table.Root key={where} size="1" mb="3">
          <caption>{where}</caption>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeaderCell width="40%">{shortcutTexts.keys}</Table.ColumnHeaderCell>
              <Table.ColumnHeaderCell>{shortcutTexts.effect}</Table.ColumnHeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {keys.map(([key, effect]) => (
              <Table.Row key={key}>
                <Table.RowHeaderCell>
                  <Kbd size="3" variant="soft">
                    {key}
                  </Kbd>
                </Table.RowHeaderCell>
                <Table.Cell>{effect}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      ))}
    </Dialog>
  );
}
