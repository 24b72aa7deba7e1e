import { AskCosts } from './ask-costs.tsx';
import { BestStrip, CardCost } from './card-cost.tsx';
import { hintOf } from './hint.ts';

/** All that is shown during a drag: one script (docs/adr/0071). */
export const shown = { AskCosts, BestStrip, CardCost, hintOf };
