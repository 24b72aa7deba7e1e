import { useMetas } from '../../app/use-metas.ts';
import { Dqp } from '../../shared/dqp/dqp.tsx';

/** The delays of the center are changed where its orders are prepared, too (PRP-610). */
export const DqpAtHome = () => <Dqp metas={useMetas() ?? undefined} />;
