/** Calls back whoever has asked: his status, or null where he is not there, or too slow. */
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
    // He is told again.
    return null;
  }
}

/** Whether he has heard; one who asks to be told later, or who failed, has not. */
export const isHeard = (status: number | null) => status !== null && status !== 409 && status < 500;
