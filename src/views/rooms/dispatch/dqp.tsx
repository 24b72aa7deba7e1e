import { DqpSettings } from '../../concepts/center/dqp/dqp-settings.tsx';
import { useMetasOfBoard } from './board-context.ts';

/** The settings of the board's center. */
export const Dqp = () => <DqpSettings metas={useMetasOfBoard()} />;
