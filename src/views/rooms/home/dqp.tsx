import { DqpSettings } from '../../concepts/center/dqp/dqp-settings.tsx';
import { useMetas } from '../../kit/queries/use-metas.ts';

/** The delays of the center are changed where its orders are prepared, too (PRP-610). */
export const Dqp = () => <DqpSettings metas={useMetas() ?? undefined} />;
