import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { Confirm } from './confirm.tsx';

interface AskedButtonProps {
  readonly label: string;
  /** Its name where the label alone does not tell which. */
  readonly name: string;
  readonly className?: string | undefined;
  /** Why it cannot be pressed; null when it can. */
  readonly reason: string | null;
  readonly title: string;
  /** What the button of the question says. */
  readonly confirm?: string | undefined;
  readonly question: string;
  /** What the question is about, below it. */
  readonly content?: ReactNode;
  readonly onConfirm: () => void;
}

/** A small button for what cannot be taken back, after a question (DSP-907): red, as nothing else is. */
export function AskedButton(props: AskedButtonProps) {
  const { label, name, className, reason, title, confirm: answer, question, content, onConfirm } = props;
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
          content={content}
          onConfirm={confirm}
          onCancel={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
