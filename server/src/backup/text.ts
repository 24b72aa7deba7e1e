/** French texts of a backup and of its restoration. */
export const backupTexts = {
  usage: (name: string) => `Il manque le fichier : npm run ${name} -- FICHIER`,
  done: (file: string) => `Sauvegarde écrite dans ${file}.`,
  restored: (file: string, aside: string | null) =>
    `Données rétablies depuis ${file}${aside === null ? '' : ` ; les précédentes sont dans ${aside}`}.`,
  fileExists: (file: string) => `${file} existe déjà : choisissez un autre nom ; rien n'a été écrit.`,
  noFile: (file: string) => `${file} n'existe pas : rien n'a été touché.`,
  nothingToCopy: (folder: string) => `Il n'y a pas de données entières dans ${folder} : rien n'a été écrit.`,
  notABackup: (file: string) => `${file} n'est pas une sauvegarde de cette base : rien n'a été touché.`,
  notEmpty:
    "La base de DATABASE_URL n'est pas vide : créez-en une neuve (createdb) et donnez-la à DATABASE_URL ; rien n'a été touché.",
  noTool: (name: string) => `${name} est introuvable : installez les programmes clients de PostgreSQL.`,
  toolFailed: (name: string, line: string) => `${name} a échoué (${line}) : rien n'a été changé.`,
};
