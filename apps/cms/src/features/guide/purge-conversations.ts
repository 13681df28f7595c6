import type { Pool } from 'pg'

export const QUESTION_DAYS = 30

/**
 * Deletes questions and answers after QUESTION_DAYS, and then conversations without questions. An
 * inquiry that came from a conversation has its own retention time.
 *
 * @returns the number of deleted conversations
 */
export async function purgeConversations(pool: Pool): Promise<number> {
  await pool.query(
    'DELETE FROM guide_questions WHERE created_at < now() - make_interval(days => $1)',
    [QUESTION_DAYS],
  )
  const { rowCount } = await pool.query(
    `DELETE FROM guide_conversations
     WHERE created_at < now() - make_interval(days => $1) AND NOT EXISTS (
       SELECT 1 FROM guide_questions WHERE conversation_id = guide_conversations.id
     )`,
    [QUESTION_DAYS],
  )
  return rowCount ?? 0
}
