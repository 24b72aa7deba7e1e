const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char);

const style = `
  :root { color-scheme: light dark; --ground: #fff; --face: #1f2d5c; --text: #1c2024; --dim: #60646c; --edge: #b9bbc6; --bad: #c4262b; --press: #3e63dd;
    font: 14px/20px "Source Sans 3", -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
  @media (prefers-color-scheme: dark) { :root { --ground: #18191b; --face: #182449; --text: #edeef0; --dim: #b0b4ba; --edge: #5a6169; --bad: #ff9592; } }
  * { box-sizing: border-box; }
  body { display: grid; grid-template-columns: 1fr 1fr; min-height: 100vh; margin: 0; background: var(--ground); color: var(--text); }
  .face { display: flex; flex-direction: column; justify-content: space-between; gap: 24px; padding: 40px 48px; background: var(--face); color: #fff; }
  .face .name svg { width: 26px; height: 26px; vertical-align: -6px; }
  .face .name { margin: 0; color: #fff; font-size: 20px; font-weight: 600; }
  .face h2 { max-width: 26rem; margin: 0; font-size: 30px; line-height: 38px; font-weight: 600; }
  .face p { max-width: 26rem; margin: 6px 0 0; font-size: 16px; line-height: 24px; color: #d2deff; }
  .day { width: 100%; max-width: 440px; }
  main { display: grid; align-content: center; width: min(360px, calc(100vw - 32px)); margin: 0 auto; padding: 24px 0; }
  h1 { margin: 0 0 16px; font-size: 20px; line-height: 28px; font-weight: 600; }
  form { display: grid; gap: 16px; }
  label { display: grid; gap: 3px; font-size: 12px; font-weight: 500; }
  input, button { min-height: 44px; padding: 0 12px; border: 1px solid var(--edge); border-radius: 5px; font: inherit; font-size: 14px; }
  input { width: 100%; background: var(--ground); color: var(--text); }
  input[aria-invalid=true] { border-color: var(--bad); }
  button { border-color: transparent; background: var(--press); color: #fff; font-weight: 600; cursor: pointer; }
  :focus-visible { outline: 2px solid #8da4ef; outline-offset: 1px; }
  [role=alert] { margin: -10px 0 0; color: var(--bad); font-size: 12px; line-height: 16px; }
  @media (max-width: 767px) { body { grid-template-columns: 1fr; grid-template-rows: auto 1fr; } .face { padding: 24px 16px; } .face h2, .face p, .day { display: none; } }
`;

/** The product's sign: a shed over its quay. */
const sign =
  '<svg viewBox="0 0 26 26" aria-hidden="true"><rect width="26" height="26" rx="6" fill="#fff"/><rect y="19" width="26" height="7" fill="#3e63dd"/><circle cx="13" cy="11" r="4" fill="#1f2d5c"/></svg>';

/** Three rounds on their way, to look at while waiting: a picture, of no center. */
const rounds = [
  [60, 150, 270],
  [40, 120, 210, 330],
  [90, 200, 290],
]
  .map(
    (stops, at) =>
      `<line x1="0" x2="440" y1="${20 + at * 36}" y2="${20 + at * 36}" stroke="#4a5a94" stroke-width="2"/>${stops
        .map(
          (x, nth) =>
            `<rect x="${x}" y="${12 + at * 36}" width="18" height="16" rx="4" fill="${nth === 0 ? '#8eceaa' : '#d2deff'}"/>`,
        )
        .join('')}`,
  )
  .join('');

/** One face on every page; without a console that has it, the device's own. */
const faceRule = (path: string) =>
  `@font-face { font-family: "Source Sans 3"; font-weight: 200 900; font-display: swap; size-adjust: 107%; src: url("${path}") format("woff2"); }`;

interface LoginPage {
  /** Path of the console's face; null for none. */
  readonly face: string | null;
  /** The page to open afterwards, already checked to be safe. */
  readonly next: string;
  readonly email?: string;
  readonly error?: string;
}

/** The sign-in form: plain HTML, no script. */
export const loginPage = ({ face, next, email = '', error }: LoginPage) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Connexion – Quai</title>
<link rel="icon" href="/icons/quai.svg" type="image/svg+xml">
<style>${face === null ? '' : faceRule(face)}${style}</style>
</head>
<body>
<section class="face" aria-label="Quai">
<p class="name">${sign} Quai</p>
<div><h2>Chaque commande, de la préparation à la porte.</h2><p>La console d’exploitation : dispatch, préparation, support et journaux des livreurs.</p></div>
<svg class="day" viewBox="0 0 440 112" aria-hidden="true">${rounds}</svg>
</section>
<main>
<h1>Connexion</h1>
<form method="post" action="/admin/login/">
<input type="hidden" name="next" value="${escaped(next)}">
<label>Adresse e-mail <input name="email" type="email" autocomplete="username" required${error === undefined ? ' autofocus' : ''} value="${escaped(email)}"></label>
<label>Mot de passe <input name="password" type="password" autocomplete="current-password" required${error === undefined ? '' : ' autofocus aria-invalid="true" aria-describedby="error"'}></label>
${error === undefined ? '' : `<p role="alert" id="error">${escaped(error)}</p>`}
<button>Se connecter</button>
</form>
</main>
</body>
</html>
`;
