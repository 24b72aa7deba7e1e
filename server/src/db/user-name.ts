interface User<Email> {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: Email;
}

/** First and last name of a user, else his address. */
export const nameOfUser = <Email extends string | null>({
  first_name,
  last_name,
  email,
}: User<Email>): string | Email => [first_name, last_name].filter(Boolean).join(' ') || email;
