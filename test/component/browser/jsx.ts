import { Fragment, jsx } from 'react/jsx-runtime';

/** Tests are compiled for React's checks; its production build, which runs here, has the plain call alone. */
export { Fragment, jsx as jsxDEV };
