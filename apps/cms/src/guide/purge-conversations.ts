import type { Pool } from 'pg'

const KEPT_DAYS = 30

/**
 * Deletes questions with their answers after so long, and conversations of which nothing is left;
 * what one has become, such as an inquiry, has its own time.
 * @returns how many conversations are gone
 */
export async function purgeConversations(pool: Pool): Promise<number> {
  await pool.query(
    'DELETE FROM guide_questions WHERE created_at < now() - make_interval(days => $1)',
    [KEPT_DAYS],
  )
  const { rowCount } = await pool.query(
    `DELETE FROM guide_conversations
     WHERE created_at < now() - make_interval(days => $1) AND NOT EXISTS (
       SELECT 1 FROM guide_questions WHERE conversation_id = guide_conversations.id
     )`,
    [KEPT_DAYS],
  )
  return rowCount ?? 0
}
