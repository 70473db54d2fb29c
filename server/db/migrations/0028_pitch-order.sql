DROP INDEX "matches_on_pitch";--> statement-breakpoint
CREATE INDEX "matches_on_pitch" ON "matches" USING btree ("venue","start_time" DESC NULLS LAST,"id" DESC NULLS LAST);