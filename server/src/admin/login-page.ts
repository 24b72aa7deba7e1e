const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char);

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
  main { width: min(22rem, calc(100vw - 2rem)); }
  form { display: grid; gap: 1rem; }
  label { display: grid; gap: .25rem; }
  input, button { font: inherit; padding: .6rem .75rem; border-radius: .5rem; border: 1px solid GrayText; }
  button { background: #1f7a4d; border-color: #1f7a4d; color: #fff; cursor: pointer; }
  [role=alert] { color: #c92a2a; margin: 0; }
`;

interface LoginPage {
  /** Where to go afterwards, already known to be safe. */
  readonly next: string;
  readonly email?: string;
  readonly error?: string;
}

/** The sign-in form: plain HTML, no script. */
export const loginPage = ({ next, email = '', error }: LoginPage) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Connexion – Quai</title>
<link rel="icon" href="/icons/quai.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<main>
<h1>Connexion</h1>
<form method="post" action="/admin/login/">
${error === undefined ? '' : `<p role="alert">${escaped(error)}</p>`}
<input type="hidden" name="next" value="${escaped(next)}">
<label>Adresse e-mail <input name="email" type="email" autocomplete="username" required autofocus value="${escaped(email)}"></label>
<label>Mot de passe <input name="password" type="password" autocomplete="current-password" required></label>
<button>Se connecter</button>
</form>
</main>
</body>
</html>
`;
