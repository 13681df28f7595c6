import type { Pool } from 'pg'

const KEPT_DAYS = 30

/**
 * Deletes questions and answers after KEPT_DAYS, and then conversations without questions. An
 * inquiry that came from a conversation has its own retention time.
 *
 * @returns the number of deleted conversations
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
