/** Texts of the API about the second courier's stores, apart from the refusals of the domain. */
export const storeTexts = {
  silent: 'Uber Eats ne répond pas : on ne sait pas si le store a changé',
  notConfigured: "Uber Eats n'est pas configuré",
};
