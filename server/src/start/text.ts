/** French texts of a start that cannot go on: the cause, and the remedy. */
export const startTexts = {
  portTaken: (port: number) =>
    `Le port ${port} est déjà pris, peut-être par un autre Quai : arrêtez ce qui l'occupe, ou choisissez-en un autre, par exemple PORT=${port + 1 > 65_535 ? 8081 : port + 1}.`,
  portForbidden: (port: number) =>
    `Le port ${port} est réservé à l'administrateur de cette machine : choisissez-en un de 1024 ou plus, par exemple PORT=8080.`,
  noSuchHost: (host: string) =>
    `HOST=${host} n'est pas une adresse de cette machine : mettez 127.0.0.1, ou 0.0.0.0 pour toutes.`,
  cannotListen: (port: number, code: string) =>
    `Impossible d'écouter sur le port ${port} (${code}) : choisissez-en un autre avec PORT et HOST.`,
  noMetrics: (port: number, host: string) =>
    `Les mesures ne peuvent être servies sur ${host}, port ${port} : libérez-le, ou changez QUAI_METRICS_PORT et QUAI_METRICS_HOST.`,
  malformed: (name: string, value: string, expected: string) =>
    `${name}=${value} ne se lit pas : ${expected}. Corrigez cette variable, ou retirez-la.`,
  malformedSecret: (name: string, expected: string) =>
    `${name} ne se lit pas : ${expected}. Corrigez cette variable, ou retirez-la.`,
  folderTaken: (path: string, pid: number | null) =>
    `Les données de ${path} servent déjà à un autre Quai${pid === null ? '' : ` (processus ${pid})`} : arrêtez-le d'abord ; rien n'a été touché.`,
  folderLost: (path: string) =>
    `Le dossier ${path} a été retiré ou repris par un autre Quai : ce serveur s'arrête ; relancez-le.`,
  folderBroken: (path: string) =>
    `Les données de ${path} sont abîmées et ne s'ouvrent pas : QUAI_FRESH=1 npm start repart de zéro et les met de côté sans les effacer.`,
  diskFull: (path: string) =>
    `Le disque de ${path} est plein, ou la taille d'un fichier y est limitée : faites de la place, puis relancez ; ce qui a été confirmé est gardé.`,
  diskFullRunning: (path: string) =>
    `Le disque de ${path} est plein, ou la taille d'un fichier y est limitée : les actions sont refusées jusqu'à ce qu'il y ait de la place ; ce qui a été confirmé est gardé.`,
  notWritable: (path: string) =>
    `Quai n'a pas le droit d'écrire dans ${path} : donnez ce droit au compte qui le lance, ou lancez-le depuis un autre dossier.`,
  noConsole: (path: string) => `La console n'est pas construite (${path}) : lancez npm run build, puis relancez.`,
  buildFailed: 'La console ne se construit pas : lancez npm run build pour voir pourquoi, puis relancez.',
  databaseUnreachable: (host: string) =>
    `La base PostgreSQL de DATABASE_URL (${host}) ne répond pas : démarrez-la, ou retirez DATABASE_URL pour la base embarquée.`,
  databaseGone: (host: string) =>
    `La base PostgreSQL de DATABASE_URL (${host}) ne répond plus : les demandes sont refusées jusqu'à ce qu'elle revienne.`,
  databaseRefuses: (host: string) =>
    `La base PostgreSQL de DATABASE_URL (${host}) refuse ce compte : vérifiez le nom et le mot de passe dans DATABASE_URL.`,
  databaseMissing: (host: string) =>
    `La base nommée dans DATABASE_URL n'existe pas sur ${host} : créez-la (createdb), ou corrigez DATABASE_URL.`,
  databaseFailed: (host: string, code: string) =>
    `La base PostgreSQL de DATABASE_URL (${host}) ne s'ouvre pas (${code}) : vérifiez DATABASE_URL et les droits de ce compte.`,
  unexpected: (what: string, file: string | null) =>
    `Quai s'est arrêté sur une erreur imprévue (${what}) : relancez-le${file === null ? '' : ` ; le détail est dans ${file}`}.`,
  unexpectedRunning: (what: string) => `Une demande a échoué sur une erreur imprévue (${what}) ; Quai continue.`,
  movedAside: (path: string) => `Les données précédentes sont mises de côté dans ${path}.`,
};
