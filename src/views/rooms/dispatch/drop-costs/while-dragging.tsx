import { GivenMeanwhile } from '../docks/given-meanwhile.tsx';
import { AskCosts } from './ask-costs.tsx';
import { BestStrip, CardCost } from './card-cost.tsx';
import { hintOf } from './hint.ts';

/** What the board does beside its cards: it asks for the costs of a drag, and tells of rounds given by two people. */
function Unseen() {
  return (
    <>
      <AskCosts />
      <GivenMeanwhile />
    </>
  );
}

/** All that is shown during a drag: one script (docs/adr/0071). */
export const shown = { Unseen, BestStrip, CardCost, hintOf };
