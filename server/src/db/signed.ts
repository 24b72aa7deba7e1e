/** The columns of a user, or of an alias, that are told of who did something. */
export const personIn = <Id, First, Last>({
  id,
  first_name,
  last_name,
}: {
  readonly id: Id;
  readonly first_name: First;
  readonly last_name: Last;
}) => ({ id, first_name, last_name });

interface Person {
  readonly id: number;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** Who signed an entry: an author that is no user of the console has a name alone. */
export const signedBy = (user: Person | null, author: string | null) =>
  user ?? { id: null, first_name: null, last_name: author };
