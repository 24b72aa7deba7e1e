export const adminTexts = {
  wrong: 'Adresse e-mail ou mot de passe incorrect.',
  tooMany: (waitS: number) =>
    `Trop de tentatives. Réessayez dans ${waitS < 120 ? `${waitS} s` : `${Math.ceil(waitS / 60)} min`}.`,
  foreign: 'Cette demande vient d’un autre site.',
};
