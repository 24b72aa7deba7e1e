import { Table } from '@radix-ui/themes';
import { useSubject } from '../../kit/client/context.ts';
import { useSecondText } from '../../kit/client/second-text.ts';
import { CameraButton } from '../../kit/scan/camera/camera-button.tsx';
import { scans$, takeBack } from '../../kit/scan/last-scans.ts';
import styles from '../../kit/scan/scan.module.css';
import { scanTexts } from '../../kit/scan/text.ts';
import { useKeptToggle } from '../../kit/toggles/use-toggle.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { silentScans } from './signal.ts';

/** The last ten codes and their results; marks can be undone here (OUR-030). */
export function ScanPanel({ onClose }: { readonly onClose: () => void }) {
  const { last } = useSubject(scans$);
  const secondText = useSecondText();
  const [isSilent, flip] = useKeptToggle(silentScans);
  return (
    <Dialog title={scanTexts.lastTitle} width="640px" onClose={onClose}>
      <div className={styles.tools}>
        <CheckField label={scanTexts.sound} isChecked={!isSilent} onCheck={flip} />
        <CameraButton size="2" />
      </div>
      {last.length === 0 ? (
        <EmptyState title={scanTexts.none} />
      ) : (
        <Table.Root size="1">
          <Table.Header>
            <Table.Row>
              {scanTexts.heads.map((head) => (
                <Table.ColumnHeaderCell key={head}>{head}</Table.ColumnHeaderCell>
              ))}
              <Table.ColumnHeaderCell>
                <HiddenText>{scanTexts.action}</HiddenText>
              </Table.ColumnHeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {last.map((scan) => (
              <Table.Row key={scan.id}>
                <Table.Cell>{secondText(scan.atMs)}</Table.Cell>
                <Table.RowHeaderCell>{scan.code}</Table.RowHeaderCell>
                <Table.Cell className={scan.isRight ? undefined : styles.wrong}>
                  <Icon
                    name={scan.isRight ? 'check' : 'cross'}
                    label={scan.isRight ? scanTexts.right : scanTexts.wrong}
                    size={12}
                  />{' '}
                  {scan.text}
                </Table.Cell>
                <Table.Cell>
                  {scan.undo ? (
                    <Button
                      size="1"
                      variant="soft"
                      aria-label={scanTexts.undoOf(scan.code)}
                      onClick={() => takeBack(scan)}
                    >
                      {scanTexts.undo}
                    </Button>
                  ) : null}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      )}
    </Dialog>
  );
}
