import { useEffect, useState } from 'react';
import { redirectOf } from '../../../domain/session/redirect.ts';
import { useClient } from '../../kit/client/context.ts';
import { RedirectTo, useParam, useQuery } from '../../kit/router/router.tsx';

/**
 * `/redirect/{center_id}?u={target}&sub={sub}`: switches the center, then goes on, without a history step (DSP-041 to
 * DSP-044).
 */
export function Redirect() {
  const { tab } = useClient();
  const query = useQuery();
  const id = useParam('centerId');
  // Read once: the address changes before this screen is gone.
  const [{ center, to }] = useState(() => redirectOf(id, query.get('u'), query.get('sub')));
  // The center belongs to the tab, not to React: it is switched after the read.
  useEffect(() => {
    if (center !== null) tab.switchCenter(center);
  }, [tab, center]);
  return <RedirectTo to={to} />;
}
