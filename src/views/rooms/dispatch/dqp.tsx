import { DqpSettings } from '../../concepts/center/dqp/dqp-settings.tsx';
import { useMetasOfList } from '../../kit/queries/use-metas.ts';

/** The settings of the board's center. */
export const Dqp = () => <DqpSettings metas={useMetasOfList()} />;
