import type { ReactNode } from 'react';
import type { DriverLogs } from '../../../domain/driver-log/details.ts';
import { DetailAnswer } from '../../kit/queries/detail-answer.tsx';
import type { DetailState } from '../../kit/queries/use-detail.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { logsTexts } from './text.ts';

interface LogsAnswerProps {
  readonly answer: DetailState<DriverLogs> | undefined;
  /** Something else stands beside them, if there are none. */
  readonly hasMore?: boolean;
  /** The logs as rows. */
  readonly children: ReactNode;
}

/** The logs that were told, or that there are none, with their age; else why there is no answer. */
export const LogsAnswer = ({ answer, hasMore = false, children }: LogsAnswerProps) => (
  <DetailAnswer answer={answer} loading={logsTexts.loading}>
    {({ logs }) => (logs.length === 0 && !hasMore ? <EmptyState title={logsTexts.none} /> : children)}
  </DetailAnswer>
);
