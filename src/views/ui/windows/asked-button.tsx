import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { Confirm } from './confirm.tsx';

interface AskedButtonProps {
  readonly label: string;
  /** Its accessible name, more precise than the label. */
  readonly name: string;
  readonly className?: string | undefined;
  /** Why it cannot be pressed; null when it can. */
  readonly reason: string | null;
  readonly title: string;
  /** Label of the confirming button. */
  readonly confirm?: string | undefined;
  /** Label of the other button, `Annuler` by default. */
  readonly dismiss?: string;
  readonly question: string;
  /** The question's subject, below it. */
  readonly content?: ReactNode;
  readonly onConfirm: () => void;
}

/** A small button for an irreversible action, after a question (DSP-907): red, as nothing else is. */
export function AskedButton(props: AskedButtonProps) {
  const { label, name, className, reason, title, confirm: answer, dismiss, question, content, onConfirm } = props;
  const [isAsked, setAsked] = useState(false);
  const confirm = () => {
    setAsked(false);
    onConfirm();
  };
  return (
    <>
      <Button
        size="1"
        variant="soft"
        color="red"
        className={className}
        reason={reason}
        aria-label={name}
        onClick={() => setAsked(true)}
      >
        {label}
      </Button>
      {isAsked ? (
        <Confirm
          title={title}
          text={question}
          {...(answer ? { confirm: answer } : {})}
          {...(dismiss ? { dismiss } : {})}
          content={content}
          onConfirm={confirm}
          onCancel={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
