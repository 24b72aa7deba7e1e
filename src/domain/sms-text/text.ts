/** Why something about a kept text is refused. */
export const smsTextRefusals = {
  gone: "Ce texte n'existe plus : quelqu'un l'a supprimé",
  shared: 'Ce texte est au centre : il ne redevient pas personnel',
};
