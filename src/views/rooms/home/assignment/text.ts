import { sentence } from '../../../../domain/isolate.ts';

export const assignmentTexts = {
  title: 'Préparateurs et types de tâches',
  outOfSession: 'Afficher les personnes hors session',
  name: 'Nom',
  permissions: 'Permissions',
  task: 'Dernière tâche ou tâche en cours',
  next: 'Prochaine tâche',
  nobody: 'Aucun préparateur en session',
  test: 'TEST',
  interim: 'INTÉRIM',
  trial: (days: number) => `Essai : ${days} j`,
  comments: (count: number) => (count > 1 ? `${count} commentaires` : '1 commentaire'),
  locked: (time: string) => `Verrouillé à ${time}`,
  since: (time: string) => `depuis ${time}`,
  fromTo: (from: string, to: string) => `${from} - ${to}`,
  stop: 'Arrêter',
  stopTask: (name: string) => sentence`Arrêter la tâche de ${name}`,
  nextOf: (name: string) => sentence`Prochaine tâche de ${name}`,
  permissionsOf: (name: string) => sentence`Permissions de ${name}`,
  automatic: 'Automatique',
  stopped: 'Ce préparateur est arrêté.',
};
