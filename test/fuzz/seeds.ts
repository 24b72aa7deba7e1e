type Pinned = readonly (readonly [seed: number, found: string])[];

/** Seeds that once failed, with their faults; run each time. */
export const pinned: Pinned = [
  [397, 'deposits answered as a list were taken for no answer'],
  [20_200, 'a dock read as gone, deleted a second time, was called never deleted'],
  [510_013, 'the card of a dock knew nothing of the driver it was shown with, another than its row names'],
  [53_000_448, 'what another user had done first was called untold, of a driver not heard of yet'],
  [67_000_797, 'an address told without its id was taken for a malformed row'],
  [71_000_318, 'a crate told without its id was taken for a sound one'],
];

/** The same among those about leaders. */
export const pinnedOfLeaders: Pinned = [
  [203, 'a row told only after the issue snapped back on the word of a server behind its writes'],
  [71_000_195, 'what a server behind its writes had told was called snapped back once it was no longer behind'],
];

/** The same among those about deltas. */
export const pinnedOfDeltas: Pinned = [
  [5_069, 'a driver a delta told out of shape was called told'],
  [940_213, 'a move was folded into its task, and not into a dock told anew meanwhile'],
  [950_055, 'a dock that went while another came without its id stayed for ever behind a 304'],
];

/** The same among those about records. */
export const pinnedOfRecords: Pinned = [
  [42, 'an exchange of drivers still under way when its tab went was done twice'],
  [5_003, 'an order stayed in the center it was looked at in, though a board of another told of it since'],
  [70_123, 'a center nobody looks at was called wrong for an order that a sheet told to be elsewhere'],
  [80_038, 'an order told to be elsewhere, and by nobody since, was called wrong to be there'],
  [80_072, 'what was true already, and done once more by a lost request, was called out of order'],
  [5_059, 'a task told without its id took what was agreed from the list of its dock'],
];

/** The same among those about many records at once. */
export const pinnedOfSubjects: Pinned = [
  [82, 'a sheet read again for the outcome of an action was called read twice for one reason'],
  [115, 'a sheet opened anew after its half hour was called to have lost its order'],
];

/** The same among those about hints. */
export const pinnedOfHints: Pinned = [
  [1_879, 'what was settled snapped back on a poll of before, read after a long sleep'],
  [4_411_306, 'a dock that had come without its id was expected of the delta after it'],
];

/** The same from before the traces did every action: run as they were then. */
export const pinnedOfFew: Pinned = [
  [5, 'an action was replaced while it was being sent, without a word in the journal'],
  [7, 'a malformed answer was shown; a poll that left the row out dropped what was settled'],
  [16, 'an entity that can no longer be read was read again for ever'],
  [17, 'a moved task snapped back to its rank'],
  [23, 'a change of rank covered the list of its dock'],
  [43, 'a lagging server undid the second of two settled moves'],
  [1006, 'an action changed on another center left its sight behind'],
  [1035, 'the card of a dock went stale when its task said it was elsewhere'],
  [1063, 'what a lagging server held back stayed for ever behind a 304'],
  [1106, 'a later answer, then a lagging poll, undid a settled rank'],
  [3150, 'a slow second attempt reached the server after it had forgotten the key'],
  [2315, 'the answer kept with a key undid what was settled meanwhile'],
  [2352, 'a late answer undid an action whose own answer was malformed'],
  [2436, 'a retention raised later was believed of a key sent before'],
  [70466, 'an action was called done on the word of a malformed row'],
  [10204, 'an action settled under a repeated key was shown for ever behind a 304'],
  [1000043, 'the answer kept with a key overwrote what polls had told since'],
  [1290, 'a late answer to one action undid what a newer answer had settled'],
];
