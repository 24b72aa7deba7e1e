const cacheName = 'quai-reader';

/**
 * The file that reads codes, cached once it was fetched. Its name has a hash of its content: a newer build asks for
 * another file, which replaces the cached one.
 */
export async function cachedReader(request: Request): Promise<Response> {
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
