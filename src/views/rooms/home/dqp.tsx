import { useMetas } from '../../app/use-metas.ts';
import { DqpSettings } from '../../shared/dqp/dqp-settings.tsx';

/** The delays of the center are changed where its orders are prepared, too (PRP-610). */
export const Dqp = () => <DqpSettings metas={useMetas() ?? undefined} />;
