export const adminTexts = {
  wrong: 'Adresse e-mail ou mot de passe incorrect.',
  tooMany: 'Trop de tentatives. Réessayez dans quelques minutes.',
  foreign: 'Cette demande vient d’un autre site.',
};
