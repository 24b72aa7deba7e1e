export const shownTexts = {
  hidden: "Cet élément n'est pas affiché : un filtre du tableau le cache.",
};
