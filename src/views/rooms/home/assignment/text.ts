import { de } from '../../../../domain/words/elided.ts';
import { sentence } from '../../../../domain/words/isolate.ts';

export const assignmentTexts = {
  title: 'Préparateurs et types de tâches',
  outOfSession: 'Afficher les personnes hors session',
  name: 'Nom',
  /** Of the file alone. */
  startedAt: 'Commencée le',
  endedAt: 'Terminée le',
  permissions: 'Permissions',
  task: 'Dernière tâche ou tâche en cours',
  next: 'Prochaine tâche',
  nobody: 'Aucun préparateur en session',
  test: 'TEST',
  interim: 'INTÉRIM',
  trial: (days: number) => `Essai : ${days} j`,
  comments: (count: number) => (count > 1 ? `${count} commentaires` : '1 commentaire'),
  locked: (time: string) => sentence`Verrouillé à ${time}`,
  since: (time: string) => sentence`depuis ${time}`,
  fromTo: (from: string, to: string) => sentence`${from} - ${to}`,
  stop: 'Arrêter',
  stopTask: (name: string) => sentence`Arrêter la tâche ${de(name)}`,
  sureToStop: (task: string, name: string, since: string) =>
    since
      ? sentence`La tâche « ${task} » ${de(name)}, commencée à ${since}, sera terminée. Elle ne pourra pas être reprise d'ici.`
      : sentence`La tâche « ${task} » ${de(name)} sera terminée. Elle ne pourra pas être reprise d'ici.`,
  nextOf: (name: string) => sentence`Prochaine tâche ${de(name)}`,
  permissionsOf: (name: string, granted: string) => sentence`Permissions ${de(name)} : ${granted}`,
  listOf: (name: string) => sentence`Permissions ${de(name)}`,
  grantedOf: (granted: number, all: number) => `${granted}/${all}`,
  noPermission: 'Aucune',
  automatic: 'Automatique',
  stopped: 'Ce préparateur est arrêté.',
};
