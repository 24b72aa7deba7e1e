/** Whether the engine has sources with a subject: R1 to R4 are checked then. Change it with the line in `looked.ts`. */
export const hasKeyedSources: boolean = true;
