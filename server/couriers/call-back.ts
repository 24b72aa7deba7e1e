/** Calls back and returns the status of the answer; null where nobody answers, or too slowly. */
export async function callBack(url: string, secret: string, body: unknown): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    // He is called again.
    return null;
  }
}

/** Whether the caller has received it; one who asks to be called later, or failed, has not. */
export const hasReceived = (status: number | null) => status !== null && status !== 409 && status < 500;
