import { sentence } from '../../../domain/words/isolate.ts';

export const switchTexts = {
  title: (code: string) => sentence`Échanger les livreurs de ${code} et de…`,
};

export const endDockTexts = {
  /** DSP-423. */
  close: "Fermer définitivement ce dock et libérer les livraisons qu'il contient ?",
  closeTitle: (code: string) => sentence`Fermer ${code}`,
  remove: (code: string) => sentence`La tournée ${code} est vide : la supprimer ?`,
  removeTitle: (code: string) => sentence`Supprimer ${code}`,
};

export const dockEditTexts = {
  title: (code: string) => sentence`Modifier ${code}`,
  driver: 'Livreur',
  noDriver: 'Sans livreur',
  vehicle: 'Véhicule',
  noVehicle: 'Aucun véhicule',
  name: 'Nom',
  nameTooLong: 'Le nom ne peut pas dépasser 80 caractères.',
  ending: 'Centre de fin',
  noEnding: 'Aucun',
  basket: 'Panier',
  hold: (code: string) => sentence`tournée ${code}`,
};
