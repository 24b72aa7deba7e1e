/** Whether a number of the dispatch leads to something this page shows: no drivers and no rounds. */
export const isHere = ({ to }: { readonly to: string }) => to !== '#drivers-title' && to !== '#round-creation';
