/** One module of the repository, as a violation of its layers or as a fair use of them. */
interface Planted {
  readonly path: string;
  readonly source: string;
}

/** `unseenByLint`: what Biome cannot know, and the walk over all modules must. */
export const planted: readonly (Planted & { readonly what: string; readonly unseenByLint?: true })[] = [
  {
    what: 'domain reads the database',
    path: 'src/domain/dock/dock.ts',
    source: "import { open } from '../../db/open.ts';",
  },
  { what: 'domain depends on a package', path: 'src/domain/packages.ts', source: "import Dexie from 'dexie';" },
  { what: 'domain uses the whole of zod', path: 'src/domain/zod.ts', source: "import * as z from 'zod';" },
  {
    what: 'db calls sync, for a type',
    path: 'src/db/type.ts',
    source: "import type { Poll } from '../sync/poll-loop.ts';",
  },
  {
    what: 'db calls sync, inline',
    path: 'src/db/inline.ts',
    source: "export type Poll = import('../sync/poll-loop.ts').Poll;",
    unseenByLint: true,
  },
  { what: 'sync knows the worker', path: 'src/sync/outcome.ts', source: "export { run } from '../worker/main.ts';" },
  {
    what: 'the worker knows views',
    path: 'src/worker/lazy.ts',
    source: "await import('../views/shell/start/main.tsx');",
  },
  {
    what: 'a view talks to the server',
    path: 'src/views/rooms/home/fetching.tsx',
    source: "import { http } from '../../../sync/http.ts';",
  },
  {
    what: 'a view names the worker',
    path: 'src/views/shell/shell.ts',
    source: "new Worker(new URL('../../worker/main.ts', import.meta.url));",
    unseenByLint: true,
  },
  {
    what: 'a room imports another',
    path: 'src/views/rooms/home/screen.tsx',
    source: "import { Card } from '../dispatch/docks/card.tsx';",
  },
  {
    what: 'the design system imports a room',
    path: 'src/views/ui/text.ts',
    source: "export * from '../rooms/dispatch/text.ts';",
  },
  {
    what: 'the design system imports the kit',
    path: 'src/views/ui/fields/field.tsx',
    source: "import { useScope } from '../../kit/scope/scope.ts';",
  },
  {
    what: 'the design system reads the replica',
    path: 'src/views/ui/menus/menu.tsx',
    source: "import type { StoredCommand } from '../../../db/schema.ts';",
  },
  {
    what: 'the kit imports a concept',
    path: 'src/views/kit/scan/scan-bar.tsx',
    source: "import { orderName } from '../../concepts/order/order-name.ts';",
  },
  {
    what: 'a concept imports a room',
    path: 'src/views/concepts/order/slot/slot-dialog.tsx',
    source: "import { Card } from '../../../rooms/dispatch/docks/dock-card.tsx';",
  },
  {
    what: 'a concept imports the shell',
    path: 'src/views/concepts/order/order-entries.tsx',
    source: "import { shellTexts } from '../../shell/text.ts';",
  },
  {
    what: 'a room imports the shell',
    path: 'src/views/rooms/home/board/row.tsx',
    source: "import { Header } from '../../../shell/header/header.tsx';",
  },
  {
    what: 'a part of a room imports another room',
    path: 'src/views/rooms/home/board/rows.tsx',
    source: "import { Stores } from '../../second-courier/stores.tsx';",
  },
  {
    what: 'a view stands in no storey',
    path: 'src/views/shared/card.tsx',
    source: "import '../ui/card.tsx';",
    unseenByLint: true,
  },
  {
    what: 'the shell imports a screen',
    path: 'src/views/shell/routes/routes.tsx',
    source: "import('../../rooms/dispatch/screen.tsx');",
  },
  {
    what: 'the shell imports a part of a room',
    path: 'src/views/shell/search/places.ts',
    source: "import { orderAt } from '../../rooms/dispatch/bring/address.ts';",
  },
  {
    what: 'another than the list of rooms imports a declaration',
    path: 'src/views/shell/shell.tsx',
    source: "import { dispatchRoom } from '../rooms/dispatch/room.ts';",
    unseenByLint: true,
  },
  {
    what: 'a room names the router',
    path: 'src/views/rooms/home/link.tsx',
    source: "import { Link } from 'react-router-dom';",
  },
  {
    what: 'a room asks the replica also while nobody looks',
    path: 'src/views/rooms/home/live.ts',
    source: "import { useLiveQuery } from 'dexie-react-hooks';",
  },
  { what: 'the worker renders', path: 'src/worker/hook.ts', source: "import { useState } from 'react';" },
  {
    what: 'the console imports Node',
    path: 'src/sync/file.ts',
    source: "import { readFile } from 'node:fs/promises';",
  },
  {
    what: 'the console imports a test',
    path: 'src/db/builder.ts',
    source: "import { order } from '../../test/builders/order.ts';",
  },
  {
    what: 'the server imports the replica',
    path: 'server/src/replica.ts',
    source: "import { open } from '../../src/db/open.ts';",
  },
  { what: 'the service worker shows', path: 'src/service-worker.ts', source: "import './views/shell/start/main.tsx';" },
  {
    what: 'a module is in no layer',
    path: 'src/helpers/misc.ts',
    source: "import '../domain/result.ts';",
    unseenByLint: true,
  },
];

export const allowed: readonly Planted[] = [
  {
    path: 'src/domain/slot.ts',
    source:
      "import * as z from 'zod/mini'; import { tz } from '@date-fns/tz'; import './result.ts'; import '../domain/dock.ts';",
  },
  {
    path: 'src/views/kit/client/start-worker.ts',
    source: "import 'comlink'; new Worker(new URL('../../../worker/main.ts', import.meta.url));",
  },
  { path: 'src/views/kit/router/router.tsx', source: "import 'react-router-dom'; import '../../ui/button.tsx';" },
  {
    path: 'src/views/shell/routes/rooms.ts',
    source: "import '../../rooms/dispatch/room.ts'; import '../../rooms/home/room.tsx';",
  },
  {
    path: 'src/views/rooms/dispatch/room.ts',
    source: "import '../../kit/scope/board-path.ts'; import('./screen.tsx');",
  },
  {
    path: 'src/views/rooms/home/home.tsx',
    source:
      "import './board/rows.tsx'; import '../../concepts/order/order-name.ts'; import '../../../domain/result.ts';",
  },
  {
    path: 'src/views/concepts/order/slot/slot-form.ts',
    source: "import '../../../kit/scope/scope.ts'; import '../../../ui/field.tsx'; import '../../../../db/open.ts';",
  },
  {
    path: 'src/views/rooms/dispatch/cards/card.tsx',
    source:
      "import 'react'; import '../docks/row.tsx'; import '../../../ui/card.tsx'; import '../../../../domain/courier/job.ts';",
  },
  { path: 'src/worker/main.ts', source: "import 'comlink'; import '../sync/poll-loop.ts'; import '../db/open.ts';" },
  {
    path: 'server/src/http/app.ts',
    source: "import 'node:fs'; import 'fastify'; import '../db/open.ts'; import '../../../src/domain/result.ts';",
  },
];
