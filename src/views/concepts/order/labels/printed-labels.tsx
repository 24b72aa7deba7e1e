import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { LabelContent } from '../../../../domain/scan/labels.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { DialogFooter } from '../../../ui/windows/dialog.tsx';
import { Label } from './label.tsx';
import styles from './labels.module.css';
import { labelTexts } from './text.ts';

interface PrintedProps {
  readonly labels: readonly LabelContent[];
  /** Why there are no labels; null if there are. */
  readonly problem: string | null;
  readonly isSheet: boolean;
  readonly onClose: () => void;
}

/** A few are shown; all are printed. */
const looked = 6;

/** Labels as printed, the choice of paper, and the button. */
export function PrintedLabels({ labels, problem, isSheet: isSheetFirst, onClose }: PrintedProps) {
  const [isSheet, setIsSheet] = useState(isSheetFirst);
  const [first] = labels;
  const last = labels.at(-1);
  return (
    <>
      <RadioField
        label={labelTexts.layout}
        value={isSheet ? 'sheet' : 'single'}
        choices={[
          { value: 'single', label: labelTexts.single },
          { value: 'sheet', label: labelTexts.sheet },
        ]}
        onChoose={(value) => setIsSheet(value === 'sheet')}
      />
      <p role="status">
        {labelTexts.number(labels.length)}
        {first && last && first !== last ? ` : ${labelTexts.range(first.code, last.code)}` : null}
      </p>
      <div className={styles.preview}>
        {labels.slice(0, looked).map((content) => (
          <Label key={content.code} content={content} />
        ))}
      </div>
      <DialogFooter>
        <Button variant="soft" color="gray" onClick={onClose}>
          {labelTexts.close}
        </Button>
        <Button reason={problem} onClick={() => print()}>
          {labelTexts.print}
        </Button>
      </DialogFooter>
      {createPortal(
        <div className={styles.paper} data-labels={isSheet ? 'sheet' : 'single'} aria-hidden="true">
          {labels.map((content) => (
            <Label key={content.code} content={content} />
          ))}
        </div>,
        document.body,
      )}
    </>
  );
}
