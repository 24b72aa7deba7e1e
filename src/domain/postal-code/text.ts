/** The quick buttons of the postal-code filter (DSP-862 to DSP-867). */
export const quickTexts = {
  arrondissement: (number: number) => (number === 1 ? '1er' : `${number}e`),
  paris: 'Paris',
  idfWithoutParis: 'I.D.F. hors Paris',
  outsideIdf: 'Hors Île-de-France',
};
