const cacheName = 'quai-reader';

/**
 * The file that reads codes, from the device once it was fetched: its name holds what it is, so that a newer build asks for
 * another, which takes the place of the one before.
 */
export async function keptReader(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    for (const older of await cache.keys()) await cache.delete(older);
    await cache.put(request.url, answer.clone());
  }
  return answer;
}
