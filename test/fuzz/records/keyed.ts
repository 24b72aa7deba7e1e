/** Whether the engine has sources with a subject: R1 to R4 are looked at then. To be raised with the line in `looked.ts`. */
export const hasKeyedSources: boolean = true;
