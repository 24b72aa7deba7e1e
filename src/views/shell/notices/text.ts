import { joined, sentence } from '../../../domain/words/isolate.ts';

export const noticeTexts = {
  /** The lost actions, as far as known. */
  lostActions: (labels: readonly string[]) =>
    labels.length === 0
      ? 'Le navigateur a effacé des actions enregistrées sur cet appareil et pas encore envoyées. Vérifiez vos dernières actions.'
      : sentence`Le navigateur a effacé des actions enregistrées sur cet appareil et pas encore envoyées : ${joined(', ', labels)}. Vérifiez-les, et refaites-les s'il le faut.`,
  otherUserWaits:
    "Des actions d'un autre compte attendent sur cet appareil. Elles partiront quand cette personne se reconnectera.",
  signIn: (typing: readonly string[]) =>
    sentence`Votre session est terminée. Votre saisie est gardée : ${joined(', ', typing)}. Reconnectez-vous pour l'enregistrer.`,
  toSignIn: 'Se reconnecter',
  update: 'Une nouvelle version est prête.',
  updateHeld: (reasons: readonly string[]) =>
    sentence`Une nouvelle version est prête. Saisie en cours : ${joined(', ', reasons)}. Enregistrez ou abandonnez-la d'abord.`,
  applyUpdate: 'Mettre à jour',
  updating: "La nouvelle version se met en place. La page se rechargera d'elle-même.",
  dismiss: 'Masquer',
};
