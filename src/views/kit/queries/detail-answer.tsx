import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOnline } from '../client/context.ts';
import { useSecondText } from '../client/second-text.ts';
import { answerTexts } from '../text.ts';
import styles from './detail-answer.module.css';
import type { DetailState } from './use-detail.ts';

interface DetailAnswerProps<Value> {
  /** Undefined until read from the replica. */
  readonly answer: DetailState<Value> | undefined;
  /** Shown until the first answer. */
  readonly loading: string;
  readonly children: (value: Value) => ReactNode;
}

/** The server's answer with its age; else that it is on its way, or why there is none (DSP-794, DSP-795). */
export function DetailAnswer<Value>({ answer, loading, children }: DetailAnswerProps<Value>) {
  const { isOnline } = useOnline();
  const secondText = useSecondText();
  if (!answer) return null;
  const { value, error, answeredAtMs } = answer;
  if (value === undefined && error === null)
    return isOnline ? <Skeleton text={loading} /> : <EmptyState title={answerTexts.never} />;
  const time = secondText(answeredAtMs);
  return (
    <>
      <Notice text={error} color="red" />
      {value === undefined ? null : (
        <>
          {children(value)}
          <p className={styles.told}>{isOnline ? answerTexts.at(time) : answerTexts.offlineAt(time)}</p>
        </>
      )}
    </>
  );
}
